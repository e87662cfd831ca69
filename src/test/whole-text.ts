/** For queries by text: the innermost element that says all of it, in however many parts. */
export const wholeText = (text: string) => (_own: string, element: Element | null) =>
  element?.textContent === text && [...element.children].every((child) => child.textContent !== text)
