import { words } from '../../../../shared/rules/any-of.ts';

/** Languages of which only the plainest words are known. */
export const OTHERS = {
  'not-interested': words`
    // Portuguese
    não (?:tenho interesse|estou interessad[oa])
    não,? obrigad[oa]
    // Russian and Polish
    не интерес
    не заинтересован
    неинтересно
    nie jestem zainteresowan
    // Swedish, Danish and Norwegian
    inte intresserad
    ikke interesser
    // Japanese and Chinese
    興味(?:が|は)?(?:ありません|ない)
    不感兴趣
    没有兴趣
    不感興趣
  `,
  interested: words`
    // Portuguese
    tenho interesse
    estou (?:muito )?interessad[oa]
    // Russian and Polish
    мне интересно
    заинтересован
    jestem zainteresowan
    // Swedish, Danish and Norwegian
    jag är intresserad
    jeg er interesseret
    jeg er interessert
    // Japanese and Chinese
    興味があります
    很感兴趣
    我感兴趣
  `,
} as const;
