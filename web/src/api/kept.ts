const read = (storage: Storage, key: string): string | null => {
  try {
    return storage.getItem(key);
  } catch {
    return null; // storage may be closed to us
  }
};

const write = (storage: Storage, key: string, value: string | null): void => {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // Full or closed: what would have been kept is asked for again.
  }
};

/** A value this browser keeps under a name; null when there is none. */
export const kept = (key: string, where: 'local' | 'session' = 'local') => {
  const storage = () => (where === 'local' ? window.localStorage : window.sessionStorage);
  return {
    read: () => read(storage(), key),
    write: (value: string | null) => write(storage(), key, value),
    /** Reads it and forgets it. */
    take: () => {
      const value = read(storage(), key);
      if (value !== null) write(storage(), key, null);
      return value;
    },
  };
};

/** The names in this browser that begin so. */
export const keptKeys = (prefix: string): readonly string[] => {
  try {
    const { localStorage: storage } = window;
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return names.filter((name) => name.startsWith(prefix));
  } catch {
    return []; // storage may be closed to us
  }
};
