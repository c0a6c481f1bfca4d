interface Lockfile {
  readonly packages: Readonly<Record<string, { version?: string; integrity?: string; optional?: boolean }>>;
}

export function isInstalled(wanted: Lockfile, noted: Lockfile | undefined): boolean;
export function isLeft(lock: { owner: number | undefined; ageMs: number }, isAlive: (pid: number) => boolean): boolean;
