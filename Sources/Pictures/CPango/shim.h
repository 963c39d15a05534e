#pragma once

#include <glib.h>

// The part of Pango's headers that text analysis needs. The headers themselves need the flag -pthread
// by pkg-config, for which SwiftPM prints a warning at each build. Pango keeps its ABI within 1.x.

typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoScriptIter PangoScriptIter;

/// PangoLogAttr: the properties of the position in front of a character.
typedef struct {
  guint is_line_break : 1;
  guint is_mandatory_break : 1;
  guint is_char_break : 1;
  guint is_white : 1;
  guint is_cursor_position : 1;
  guint is_word_start : 1;
  guint is_word_end : 1;
  guint is_sentence_boundary : 1;
  guint is_sentence_start : 1;
  guint is_sentence_end : 1;
  guint backspace_deletes_character : 1;
  guint is_expandable_space : 1;
  guint is_word_boundary : 1;
  guint break_inserts_hyphen : 1;
  guint break_removes_preceding : 1;
  guint reserved : 17;
} PangoLogAttr;

/// PangoDirection, whose other values are deprecated.
typedef enum {
  PANGO_DIRECTION_LTR = 0,
  PANGO_DIRECTION_RTL = 1,
  PANGO_DIRECTION_NEUTRAL = 6
} PangoDirection;

PangoLanguage *pango_language_from_string(const char *language);

void pango_get_log_attrs(
    const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attrs,
    int attrs_len);

guint8 *pango_log2vis_get_embedding_levels(
    const char *text, int length, PangoDirection *base_direction);

PangoDirection pango_unichar_direction(gunichar character);

PangoScriptIter *pango_script_iter_new(const char *text, int length);
/// The script is a GUnicodeScript.
void pango_script_iter_get_range(
    PangoScriptIter *iterator, const char **start, const char **end, GUnicodeScript *script);
gboolean pango_script_iter_next(PangoScriptIter *iterator);
void pango_script_iter_free(PangoScriptIter *iterator);
