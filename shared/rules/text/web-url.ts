/** Whether a text is an address of the web that can be opened. */
export function isWebUrl(text: string): boolean {
  const url = URL.parse(text.trim());
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
