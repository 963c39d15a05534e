// Elements of the document.

/** The first element that a selector matches. */
export const find = (selector) => document.querySelector(selector);

/** Makes an element with a class, unless that is empty, and children. */
export function make(name, className, ...children) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
