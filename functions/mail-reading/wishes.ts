import type { Intent } from './types.ts';

const MAX_READ = 3_000;

const OPT_OUT =
  /\bunsubscribe\b|\bopt[- ]?(?:me )?out\b|\b(?:remove|delete|take) (?:me|my (?:e-?mail|address|name|details|data|contact|information|profile|mail))\b|(?:do not|don't|don’t|please stop|stop|never|no longer|not) (?:e-?mail|contact|message|writ(?:e|ing)|send|sending|e-?mailing|contacting|messaging|bother|bothering|spam|spamming)(?:ing)?\b(?: to)? ?(?:me|us|any|these|this|such|your|further|again|anymore|mails?|e-?mails?|messages?|emails)|leave me alone|no more (?:e-?mails|mails|messages)|\babmelden\b|austragen|keine (?:weiteren )?(?:e-?mails|mails|nachrichten|anfragen)|nicht (?:mehr|wieder|weiter) (?:kontaktieren|anschreiben|schreiben|kontaktiert)|löschen sie meine|aus (?:ihrem|dem|eurem) verteiler|désinscri|désabonn|ne (?:plus|me) (?:me )?(?:contacter|contactez|écrire|recevoir|envoyer)|retirez[- ]moi|supprimez (?:mon|mes|moi)|darme de baja|dar(?:me)? de baja|\bbaja por favor|no me (?:contacte|escriba|envíe|envie|mande)|eliminar mis datos|cancellami|cancellatemi|disiscri|rimuov(?:i|ete|etemi|imi)|non (?:contattatemi|contattarmi|scrivetemi|inviatemi)|descadastr|remova (?:o )?meu|remover meu|não (?:me )?(?:contacte|envie|mande|escreva)|cancelar (?:a )?(?:minha )?(?:inscrição|subscrição)|uitschrijven|afmelden|schrijf me uit|geen (?:e-?mails|mails|berichten) meer|niet meer (?:mailen|contacteren|benaderen)|отписаться|отпишите|не пишите|больше не (?:пишите|присылайте|беспокойте)|удалите (?:меня|мои|мой)|wypisz|proszę (?:mnie )?(?:wypisać|usunąć)|nie (?:kontaktuj|pisz)|avregistrera|avprenumerera|ta bort mig|inga fler|kontakta mig inte|afmeld mig|slet mig|fjern mig|kontakt mig ikke|meld meg av|fjern meg|ikke kontakt meg|配信停止|配信を停止|連絡しないで|メールを送らないで|退订|取消订阅|不要再(?:联系|发|聯絡|發)|退訂/i;
const BARE_STOP =
  /^\W{0,4}(?:please |bitte )?(?:stop|stopp|unsub|remove|arrêt|arret|baja|basta|pare|стоп)(?: it| this| now| please| emails?| mails?)?\W{0,4}$/i;

const NOT_INTERESTED =
  /not (?:really |at all |currently |very |particularly |that )?interested|no(?:t)? (?:longer )?interest(?:ed)?\b|no interest|not (?:a|the) (?:good |right )?(?:fit|match|time)|(?:not|n't|n’t) (?:currently |actively |really )?(?:looking|open to|considering|in the market|searching|available)|no(?:,)? thank(?:s| you)|\bi(?:'ll| will| would|'d|’ll|’d|'m going to| have to| must)? (?:politely |respectfully |have to |like to )?(?:pass|decline)\b|happy (?:where i am|in my (?:current|present)|at my (?:current|present)|with my (?:current|present))|(?:just|recently|already) (?:started|accepted|signed|joined)|wrong (?:person|address|email)|kein interesse|nicht interessiert|(?:derzeit|aktuell|momentan) nicht auf der suche|pas intéressée?|pas d'intérêt|ne suis pas (?:à l'écoute|en recherche)|no (?:me interesa|estoy interesad[oa]|estoy buscando)|non (?:sono|mi) interess|non sono interessat|não (?:tenho interesse|estou interessad[oa])|geen interesse|niet geïnteresseerd|не интерес|не заинтересован|неинтересно|nie jestem zainteresowan|inte intresserad|ikke interesser|興味(?:が|は)?(?:ありません|ない)|不感兴趣|没有兴趣|不感興趣/i;
const INTERESTED =
  /\b(?:i(?:'m|’m| am| would be|'d be|’d be| might be| could be))? ?(?:very |really |definitely |quite |certainly |absolutely |potentially |highly )?interested\b|sounds (?:very |really |quite )?(?:great|good|interesting|exciting|amazing|perfect|like a (?:great|good))|(?:i'd|i’d|i would|would) (?:really )?(?:love|like) to (?:hear|learn|know|talk|chat|discuss|find out|connect|explore)|(?:starting|started|beginning) to look (?:around|for)|(?:happy|glad|keen|open|excited) to (?:hear(?:ing)?|learn|talk|chat|discuss|connect|have a (?:call|chat)|explore|jump on)|tell me more|more (?:details|information|info)\b|let(?:'s| us) (?:talk|chat|schedule|set up|connect|speak|have a call)|let’s (?:talk|chat|schedule|set up|connect|speak)|(?:please |you can |feel free to )?call me|(?:schedule|set up|arrange|book) (?:a )?(?:call|chat|meeting|time)|i(?:'m|’m| am) (?:free|available) (?:on|at|tomorrow|today|next|this|any|from|for|monday|tuesday|wednesday|thursday|friday)|attached (?:is |you(?:'ll| will) find )?my (?:cv|resume|résumé)|my (?:cv|resume|résumé) (?:is )?attached|habe interesse|(?:bin|wäre) (?:sehr |grundsätzlich |durchaus )?interessiert|klingt (?:sehr |wirklich )?(?:gut|interessant|spannend)|(?:je suis|suis|serais) (?:très )?intéressée?|(?:ça|cela) m'intéresse|me interesa|estoy (?:muy )?interesad[oa]|sono (?:molto )?interessat[oa]|mi interessa|tenho interesse|estou (?:muito )?interessad[oa]|ik ben (?:zeker |wel |erg )?geïnteresseerd|klinkt (?:goed|interessant)|мне интересно|заинтересован|jestem zainteresowan|jag är intresserad|jeg er interesseret|jeg er interessert|興味があります|很感兴趣|我感兴趣/i;
const DOUBT =
  /\bbut\b|\bhowever\b|\bunless\b|\balthough\b|\baber\b|\bjedoch\b|\bmais\b|\bpero\b|\bma\b|\bmas\b|\bmaar\b|\bно\b|\bale\b|\bmen\b/i;

/** Whether the person asks to be left alone. Only their own words may be given, never the quoted mail. */
export function asksToOptOut(visible: string): boolean {
  const text = visible.slice(0, MAX_READ);
  return OPT_OUT.test(text) || text.split('\n').some((line) => BARE_STOP.test(line));
}

/** The subject that mail programs write by themselves where a person presses Unsubscribe: nothing else stands in it. */
export const isOptOutSubject = (subject: string): boolean => /^\s*(?:unsubscribe|opt[- ]?out)[\s.!]*$/i.test(subject);

/** What the person's own words say about the offer; unclear unless they are plain. */
export function intentOf(visible: string): Intent {
  const text = visible.slice(0, MAX_READ);
  if (asksToOptOut(text)) return 'not-interested';
  const refuses = NOT_INTERESTED.test(text);
  const rest = text.replace(new RegExp(NOT_INTERESTED.source, 'gi'), ' ');
  const accepts = INTERESTED.test(rest);
  if (refuses && accepts) return 'unclear';
  if (refuses) return 'not-interested';
  if (!accepts) return 'unclear';
  return DOUBT.test(rest) && /\bnot\b|n't\b|\bnicht\b|\bpas\b|\bno\b|\bnon\b|\bniet\b|\bне\b/i.test(rest)
    ? 'unclear'
    : 'interested';
}
