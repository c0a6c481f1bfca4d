import type { DescriptionReader } from '../description-api.ts';

/** The reader of descriptions, with a language model where one is named, loaded with the first description. */
export function lazyReader(modelId: string | undefined): () => Promise<DescriptionReader> {
  let reader: Promise<DescriptionReader> | undefined;
  return () => {
    reader ??= load(modelId);
    return reader;
  };
}

async function load(modelId: string | undefined): Promise<DescriptionReader> {
  const { draftWith } = await import('./read.ts');
  const ask = modelId === undefined ? undefined : (await import('./bedrock.ts')).createReader(modelId);
  return (pasted, places) => draftWith(ask, pasted, places);
}
