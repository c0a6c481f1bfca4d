import { anyOf } from '../../../shared/rules/any-of.ts';
import type { FactKind } from './types.ts';
import { LABELS_OF_FACTS } from './words/labels.ts';
import { MORE_LABELS } from './words/more-labels.ts';

const KINDS: readonly (readonly [FactKind, RegExp])[] = [...LABELS_OF_FACTS, ...MORE_LABELS].map(([kind, labels]) => [
  kind,
  new RegExp(
    `^(?:(?:the|our|your|der|die|das|le|la|les|votre|notre) )?${anyOf(labels)}(?:\\s*\\([^)]{1,40}\\))?$`,
    'iu',
  ),
]);

/** What a label before a colon says that the value is. */
export const kindOfLabel = (label: string): FactKind | undefined =>
  KINDS.find(([, words]) =>
    words.test(
      label
        .replace(/^[^\p{L}]+/u, '')
        .replace(/[_]/g, ' ')
        .trim(),
    ),
  )?.[0];
