import { words } from '../../../shared/rules/any-of.ts';

/** What stands before the name of a program in "Get Outlook for iOS". */
export const GET = words`
  // English
  get
  download
  // French
  téléchargez
  télécharger
  obtenez
  // German
  laden sie
  holen sie sich
  // Spanish and Portuguese
  obtener
  obtenga
  descargar
  baixar
  obter o
  // Italian
  scarica
  ottieni
  // Dutch
  ga naar
  // Russian and Polish
  скачать
  загрузите
  pobierz
  // Swedish, Danish, Norwegian and Finnish
  hämta
  hent
  hanki
`;

/** Whole lines that mail programs of telephones add below a mail, and those of virus scanners. */
export const FOOTERS = words`
  // English
  (?:sent|posted|written|typed|composed|created) (?:from|via|with|using|by|on|wirelessly|in)\b(?!.{0,80}\b(?:is|was|are|were)\b).{0,80}
  (?:please )?(?:excuse|pardon|forgive|apologi[sz]e for|apologies for|sorry for) .{0,50}(?:typos?|brevity|tone|thumbs|errors|autocorrect).{0,60}
  (?:this|the) (?:e-?mail|message) (?:was|has been) (?:sent (?:from|by|via|using) (?:a|an|my|the) .{0,40}(?:phone|mobile|device|blackberry|tablet|iphone|ipad)|scanned|checked).{0,120}
  virus-free\b.{0,60}
  (?:someone )?from (?:my )?(?:iphone|ipad|android|mobile|phone|cell)\b.{0,40}
  via (?:mobile|iphone|phone)
  sender notified (?:by|with)\b.{0,40}
  yahoo mail: .{0,80}
  \[?avast logo\]?.{0,80}
  // German
  (?:von|mit) (?:meinem|meiner|unterwegs|outlook|yahoo).{0,60} gesendet.{0,40}
  gesendet (?:von|mit|über|mithilfe|aus).{0,80}
  diese nachricht wurde (?:von|mit|über).{0,80}
  diktiert (?:von|mit|auf)\b.{0,80}
  virenfrei\b.{0,60}
  // French
  (?:envoyée?|écrit) (?:de|depuis|à partir|avec|via) .{0,80}
  garanti sans virus\b.{0,60}
  provenance : courrier\b.{0,60}
  // Spanish and Portuguese
  (?:enviad[oa]|escrito) (?:desde|do|da|de|a partir|con|com|via|pelo) .{0,80}
  libre de virus\b.{0,60}
  livre de vírus\b.{0,60}
  remitente notificado con\b.{0,40}
  // Catalan
  enviat des .{0,80}
  // Italian
  inviato (?:da|dal|dallo|con|tramite) .{0,80}
  mail priva di virus\b.{0,60}
  // Dutch
  (?:verstuurd|verzonden|gestuurd) (?:vanaf|vanuit|met|via|van) .{0,80}
  // Russian and Ukrainian
  (?:отправлено|послано) (?:с|из|со) .{0,80}
  надіслано (?:з|із) .{0,80}
  // Polish and Czech
  wysłan[eoay] (?:z|ze|przy) .{0,80}
  odesláno (?:z|ze) .{0,80}
  // Swedish, Danish and Norwegian
  (?:skickat|skickades|sänt) (?:från|med) .{0,80}
  sendt (?:fra|med) .{0,80}
  // Finnish and Hungarian
  lähetetty .{0,80}
  .{0,40}(?:iphone|ipad|android|outlook).{0,20}(?:küldve|küldték).{0,10}
  küldve .{0,60}
  // Turkish and Romanian
  .{0,30}(?:iphone|ipad|ipod|android).{0,12} gönderildi.{0,10}
  trimis de pe .{0,80}
  // Greek, Croatian and Slovene
  στάλθηκε από .{0,80}
  poslano (?:s|sa|iz|z) .{0,80}
  // Arabic and Hebrew
  أُ?رسلت? من .{0,60}
  נשלח מ.{0,60}
  // Vietnamese and Indonesian
  đã gửi từ .{0,60}
  dikirim dari .{0,60}
  // Japanese, Chinese and Korean
  (?:my )?.{0,40}(?:iphone|ipad|ipod|android|スマートフォン|outlook).{0,20}から送信.{0,20}
  发自(?:我的)?.{0,40}
  (?:從|从)我的.{0,40}(?:傳送|发送)
  나의 .{0,30}에서 보냄
`;
