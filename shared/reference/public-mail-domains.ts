/** Domains that anybody may have an address of: they are no company's, and no account's to send from. */
export const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  `
  gmail.com, googlemail.com, outlook.com, hotmail.com, hotmail.fr, hotmail.co.uk, live.com, msn.com
  yahoo.com, yahoo.fr, yahoo.co.uk, yahoo.de, ymail.com, aol.com, icloud.com, me.com, mac.com
  proton.me, protonmail.com, pm.me, gmx.com, gmx.de, gmx.net, web.de, t-online.de, freenet.de, mail.com
  orange.fr, wanadoo.fr, free.fr, laposte.net, sfr.fr, libero.it, virgilio.it, mail.ru, yandex.ru, yandex.com
  qq.com, 163.com, 126.com, naver.com, zoho.com, fastmail.com, tutanota.com, hey.com, comcast.net, att.net, verizon.net
`
    .trim()
    .split(/,?\s+/),
);
