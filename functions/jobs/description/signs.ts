/** A pasted text without the signs that a page, a font or another encoding has left in it. */
export const withPlainSigns = (pasted: string): string =>
  pasted
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00A0\u202F\u2007]/g, ' ')
    .replace(/[\u200B-\u200D\uFEFF\u00AD]/g, '')
    // What is left of a blank that was read in another encoding.
    .replace(/Â(?!\p{L})/gu, ' ')
    // A break as Markdown writes it.
    .replace(/\\$/gm, '')
    // Bullets of a font that is not here, and small pictures that a system could not keep.
    .replace(/[\uE000-\uF8FF\u0095]/g, '•')
    .replace(/^.*(?:\s\?\s+(?=\p{L}).*){3}$/gmu, (row) => row.replace(/\s\?\s+(?=\p{L})/gu, ' • '))
    .replace(/^[?\uFFFD]{1,3} +(?=\p{Lu})/gmu, '')
    .replace(/^[ \t]*[-*+] +(?=#{1,6} )/gm, '');
