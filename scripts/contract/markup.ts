const signs: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** A value as text in HTML or XML, also within an attribute. */
export const escaped = (value: unknown) => String(value).replace(/[<>&"]/g, (sign) => signs[sign] ?? sign)
