import { lines } from './lines.ts';

/** Where people have a name that leads to them. */
export const SERVICES = lines`
  skype
  telegram
  whatsapp
  twitter
  instagram
  insta
  linkedin
  github
  gitlab
  bitbucket
  xing
  facebook
  tiktok
  snapchat
  snap
  mastodon
  bluesky
  behance
  dribbble
  youtube
  wechat
  weixin
  viber
  stackoverflow
  kaggle
  codepen
  pinterest
  vkontakte
  keybase
  replit
  huggingface
  leetcode
  hackerrank
  soundcloud
  twitch
`;

/** Of these too; they are also words, and the name of nobody follows them unless something says so. */
export const WORDY_SERVICES = lines`
  discord
  medium
  signal
  line
  threads
  slack
  teams
  fb
  ig
  tg
  wa
`;

/** What stands before a name by which somebody is found. */
export const HANDLE_LABELS = lines`
  handle
  nick
  nickname
  username
  user name
  benutzername
  nutzername
  gebruikersnaam
  pseudo
  identifiant
  usuario
  utente
  nome utente
`;

/** What may stand between a service and the name there, or before the service. */
export const LEADING = lines`
  i
  i[’']m
  my
  me
  is
  on
  at
  as
  by
  via
  under
  under the name
  find
  find me
  reach me
  message me
  ping me
  add me
  follow
  follow me
  dm
  also
  or
  and
  contact
  account
  handle
  name
  user
  username
  profile
  mein
  meine
  ich
  bin
  bei
  auf
  ist
  als
  unter
  oder
  und
  finde mich
  folge mir
  mon
  ma
  sur
  est
  sous
  comme
  ou
  et
  mijn
  op
  of
  en
  onder
  mi
  es
  como
  o
  y
  in
  il mio
  mio
  su
  è
  come
  e
  profil
  perfil
  profilo
  konto
  compte
  cuenta
`;
