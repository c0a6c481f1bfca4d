/** Opens an address in a new tab that learns nothing of this one. */
export const openLink = (href: string): void => {
  Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener noreferrer' }).click();
};
