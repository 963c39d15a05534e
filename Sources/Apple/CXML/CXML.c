#include "CXML.h"

#include <limits.h>
#include <pthread.h>
#include <string.h>

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

typedef struct {
  const CXMLEvents *events;
  xmlParserCtxtPtr parser;
  bool has_ended;
} Reader;

static void start(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int count, int defaulted_count, const xmlChar **attributes) {
  (void)uri, (void)namespace_count, (void)namespaces, (void)defaulted_count;
  Reader *reader = context;
  if (reader->has_ended) return;
  // An attribute is five pointers, as in CXMLAttribute.
  reader->has_ended = !reader->events->start(
      reader->events->context, (const char *)name, (const char *)prefix, reader->parser->input->line,
      (const CXMLAttribute *)attributes, (size_t)count);
  if (reader->has_ended) xmlStopParser(reader->parser);
}

static void end(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)name, (void)prefix, (void)uri;
  Reader *reader = context;
  if (!reader->has_ended) reader->events->end(reader->events->context);
}

static void text(void *context, const xmlChar *text, int count) {
  Reader *reader = context;
  if (!reader->has_ended) {
    reader->events->text(reader->events->context, (const char *)text, (size_t)count);
  }
}

// The type of the error is constant in newer versions of the library.
static void failure(void *context, void *pointer) {
  Reader *reader = context;
  const xmlError *error = pointer;
  if (reader->has_ended || error->level < XML_ERR_ERROR) return;
  reader->has_ended = true;
  reader->events->failure(
      reader->events->context, error->line, error->int2, error->message ? error->message : "no reason");
  xmlStopParser(reader->parser);
}

bool cxml_parse(const char *bytes, size_t count, const CXMLEvents *events) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, xmlInitParser);
  if (count > INT_MAX) return false;
  xmlParserCtxtPtr parser = xmlCreateMemoryParserCtxt(bytes, (int)count);
  if (!parser) return false;
  // Without NOENT an ampersand in an attribute would stay a reference, "&#38;". Entities of documents
  // are not there in either case, since no function below declares or finds any.
  xmlCtxtUseOptions(parser, XML_PARSE_NONET | XML_PARSE_NOENT);
  Reader reader = {events, parser, false};
  // What has no function is skipped.
  *parser->sax = (xmlSAXHandler){
      .initialized = XML_SAX2_MAGIC,
      .startElementNs = start,
      .endElementNs = end,
      .characters = text,
      .ignorableWhitespace = text,
      .cdataBlock = text,
      .serror = (xmlStructuredErrorFunc)failure,
  };
  parser->userData = &reader;
  xmlParseDocument(parser);
  bool has_memory = parser->errNo != XML_ERR_NO_MEMORY;
  xmlFreeParserCtxt(parser);
  return has_memory;
}

// The most attributes of an element of a page that are told of.
enum { maximum_attribute_count = 64 };

static void start_html(void *context, const xmlChar *name, const xmlChar **attributes) {
  Reader *reader = context;
  if (reader->has_ended) return;
  CXMLAttribute found[maximum_attribute_count];
  size_t count = 0;
  for (size_t index = 0; attributes && attributes[index] && count < maximum_attribute_count; index += 2) {
    // An attribute without a value has the empty one.
    const char *value = attributes[index + 1] ? (const char *)attributes[index + 1] : "";
    found[count++] = (CXMLAttribute){
        .name = (const char *)attributes[index], .value = value, .value_end = value + strlen(value)};
  }
  reader->has_ended = !reader->events->start(
      reader->events->context, (const char *)name, NULL, reader->parser->input->line, found, count);
  if (reader->has_ended) xmlStopParser(reader->parser);
}

static void end_html(void *context, const xmlChar *name) { end(context, name, NULL, NULL); }

bool cxml_parse_html(const char *bytes, size_t count, const CXMLEvents *events) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, xmlInitParser);
  if (count > INT_MAX) return false;
  // The parser of libxml2 refuses an empty page, which has nothing to tell of.
  if (count == 0) return true;
  htmlParserCtxtPtr parser = htmlCreateMemoryParserCtxt(bytes, (int)count);
  if (!parser) return false;
  htmlCtxtUseOptions(parser, HTML_PARSE_NONET | HTML_PARSE_RECOVER | HTML_PARSE_NOIMPLIED);
  xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8);
  Reader reader = {events, parser, false};
  *parser->sax = (xmlSAXHandler){
      .startElement = start_html,
      .endElement = end_html,
      .characters = text,
      .ignorableWhitespace = text,
  };
  parser->userData = &reader;
  htmlParseDocument(parser);
  bool has_memory = parser->errNo != XML_ERR_NO_MEMORY;
  htmlFreeParserCtxt(parser);
  return has_memory;
}
