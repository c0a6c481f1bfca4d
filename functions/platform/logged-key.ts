/** A key as it may stand in a log: without the words of names and the addresses that some keys are made of. */
export function loggedKey({ pk, sk }: Readonly<Record<string, unknown>>): { pk: string; sk: string } {
  const [partition, sort] = [String(pk), String(sk)];
  if (partition.startsWith('SENDER#')) return { pk: 'SENDER#…', sk: sort };
  const isToken = /^A#[^#]+#NAMES#/.test(partition);
  return { pk: partition, sk: isToken ? `…${sort.slice(sort.lastIndexOf('#'))}` : sort };
}
