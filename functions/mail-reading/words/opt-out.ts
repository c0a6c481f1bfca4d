import { anyOf, words } from '../../../shared/rules/any-of.ts';

const DO_NOT = words`
  do not
  don't
  don’t
  please stop
  stop
  never
  no longer
  not
`;

const WRITE = words`
  e-?mail
  contact
  message
  writ(?:e|ing)
  send
  sending
  e-?mailing
  contacting
  messaging
  bother
  bothering
  spam
  spamming
`;

const TO_ME = words`
  me
  us
  any
  these
  this
  such
  your
  further
  again
  anymore
  mails?
  e-?mails?
  messages?
  emails
`;

/** How people ask to be left alone. */
export const OPT_OUT = words`
  // English
  \bunsubscribe\b
  \bopt[- ]?(?:me )?out\b
  \b(?:remove|delete|take) (?:me|my (?:e-?mail|address|name|details|data|contact|information|profile|mail))\b
  ${anyOf(DO_NOT)} ${anyOf(WRITE)}(?:ing)?\b(?: to)? ?${anyOf(TO_ME)}
  leave me alone
  no more (?:e-?mails|mails|messages)
  take me off
  stop reaching out
  lose my (?:e-?mail|address|number|contact)
  not (?:want to |wish to |to )?receive (?:these|any|such|your|further|more)
  off (?:your|this|the) (?:mailing )?list
  stop (?:contacting|e-?mailing|messaging|spamming|writing|bothering)
  // German
  \babmelden\b
  austragen
  keine (?:weiteren )?(?:e-?mails|mails|nachrichten|anfragen)
  nicht (?:mehr|wieder|weiter) (?:kontaktieren|anschreiben|schreiben|kontaktiert)
  löschen sie meine
  aus (?:ihrem|dem|eurem) verteiler
  schreib\p{L}{0,3} (?:sie )?(?:mir|uns) (?:bitte )?(?:nicht|nie) (?:mehr|wieder)
  (?:kontaktier|anschreib|behellig)\p{L}{0,3} (?:sie )?(?:mich|uns) (?:bitte )?nicht
  (?:lösch|entfern)\p{L}{0,3} (?:sie )?(?:bitte )?(?:meine|mich)
  nehmen sie mich (?:bitte )?(?:aus|von)
  unterlassen sie
  hören sie auf
  lassen sie mich in ruhe
  widerspreche (?:ich )?(?:der|hiermit|jeder|einer)
  löschung meiner
  // French
  désinscri
  désabonn
  ne (?:plus|me) (?:me )?(?:contacter|contactez|écrire|recevoir|envoyer)
  retirez[- ]moi
  supprimez (?:mon|mes|moi)
  ne (?:m['’]écrivez|me contactez|m['’]envoyez|m['’]appelez) plus
  (?:arrêtez|cessez) de (?:m['’]|me )
  (?:supprim|effac|retir)\p{L}{0,4} (?:moi|mes|mon|ma)\b
  laissez-moi tranquille
  // Spanish
  darme de baja
  dar(?:me)? de baja
  \bbaja por favor
  no me (?:contacte|escriba|envíe|envie|mande)
  eliminar mis datos
  no me (?:escrib|contact|envíe|mand|llam)\p{L}{0,4}(?: más)?
  (?:denme|deme|dame) de baja
  (?:elimin|borr|quit)\p{L}{0,4} (?:mis datos|mi correo|mi dirección)
  (?:bórr[ae](?:me|nme)|bórrame|quítenme|quítame|elimínenme|elimíname)
  dejen? de (?:enviarme|escribirme|mandarme|contactarme|molestar)
  no vuelvan? a (?:contactarme|escribirme|llamarme)
  // Italian
  cancellami
  cancellatemi
  disiscri
  rimuov(?:i|ete|etemi|imi)
  non (?:contattatemi|contattarmi|scrivetemi|inviatemi)
  non (?:mi|ci) (?:scriva|scrivete|contatti|contattate|mandi|mandate|invii|inviate)
  (?:cancell|elimin|rimuov|togli)\p{L}{0,6} (?:i miei|il mio|la mia|dalla)
  toglietemi
  smett(?:ete|etela|a|ila) di
  rimozione (?:del mio|dei miei|della mia)
  // Portuguese
  descadastr
  remova (?:o )?meu
  remover meu
  não (?:me )?(?:contacte|envie|mande|escreva)
  cancelar (?:a )?(?:minha )?(?:inscrição|subscrição)
  // Dutch
  uitschrijven
  afmelden
  schrijf me uit
  geen (?:e-?mails|mails|berichten) meer
  niet meer (?:mailen|contacteren|benaderen)
  (?:verwijder|wis) (?:mij|me|mijn)\b
  haal (?:mij|me) van
  geen contact meer
  (?:stop|houd op) met (?:mailen|schrijven|contacteren|benaderen|bellen)
  laat (?:mij|me) met rust
  // Russian
  отписаться
  отпишите
  не пишите
  больше не (?:пишите|присылайте|беспокойте)
  удалите (?:меня|мои|мой)
  // Polish
  wypisz
  proszę (?:mnie )?(?:wypisać|usunąć)
  nie (?:kontaktuj|pisz)
  // Swedish, Danish and Norwegian
  avregistrera
  avprenumerera
  ta bort mig
  inga fler
  kontakta mig inte
  afmeld mig
  slet mig
  fjern mig
  kontakt mig ikke
  meld meg av
  fjern meg
  ikke kontakt meg
  // Japanese and Chinese
  配信停止
  配信を停止
  連絡しないで
  メールを送らないで
  退订
  取消订阅
  不要再(?:联系|发|聯絡|發)
  退訂
  (?:retirer|enlever|supprimer|rayer|ôter|retirez|enlevez|supprimez)[^.!?\n]{0,20} (?:de|dans) (?:votre|vos|la|cette|ces) (?:liste|base|fichier|diffusion|données)
  (?:haal|verwijder|schrap|gooi)[^.!?\n]{0,25} (?:van|uit) (?:de|uw|je|jullie) (?:lijst|mailinglijst|bestand|database)
`;
