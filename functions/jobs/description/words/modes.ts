import { words } from '../../../../shared/rules/any-of.ts';

/** Only from elsewhere. */
export const REMOTE_ONLY = words`
  (?<!(?:or|some|partly|also) )remote,? (?:and )?(?:(?:flexible|freelance|async|paid|permanent|contract),? )+(?:opportunity|project|role|position|job|contract)
  // English
  fully[- ]remote
  full[- ]remote
  100 ?% remote
  remote 100 ?%
  remote[- ]only
  only remote
  completely remote
  entirely remote
  all[- ]remote
  permanently remote
  remote[- ]first
  fully distributed
  work from anywhere
  working from anywhere
  remote (?:position|role|job|opportunity)
  (?:position|role|job) is remote
  (?:this is|is) a remote
  anywhere in the world
  from anywhere in
  based anywhere in
  telecommute
  // German
  vollständig remote
  komplett remote
  voll remote
  rein remote
  100 ?% home[- ]?office
  remote aus ganz
  von überall aus
  deutschlandweit remote
  ausschließlich (?:remote|home[- ]?office)
  ausschließlich im home[- ]?office
  // French
  full remote
  100 ?% télétravail
  100 ?% à distance
  télétravail (?:à )?100 ?%
  télétravail complet
  télétravail total
  entièrement à distance
  intégralement à distance
  n['’]importe où en france
`;

/** Some days here, some elsewhere. */
export const HYBRID = words`
  // English
  hybrid
  partly remote
  partially remote
  part[- ]remote
  remote[- ](?:friendly|possible|optional|ok|okay)
  remote (?:work )?(?:is )?(?:possible|optional|available|ok|okay|fine|welcome|allowed)
  home[- ]?office[- ]first
  (?:from|at|in) (?:home|the home office) or (?:in|at|from) (?:the|our) office
  (?:in|at|from) (?:the|our) office [^.!?]{0,60}or (?:from|at) home
  open to (?:remote|full remote)
  option to work remotely
  possibility of remote
  some remote
  (?:or|oder|ou) (?:full[- ]?|fully )?remote
  remote (?:or|oder|ou)
  (?:\d|one|two|three|four)(?: ?[-–] ?\d| or \w+| to \w+)? days? (?:a|per|each) week (?:remote|remotely|from home|at home|in the office|in our office|onsite|on-site|in office)
  (?:\d|one|two|three|four)(?: ?[-–] ?\d| or \w+| to \w+)? days? (?:remote|remotely|from home|at home|in the office|in office|onsite|on-site|in-office|wfh)
  work(?:ing)? from home (?:on|for|up to|possible|option\w*|days?)
  (?:work|working) from home(?:,)? with (?:\p{L}+ ){1,4}(?:visits?|days?|trips?|meetings?)
  work(?:ing)? from home [^.!?]{0,60}(?:and|with|plus) [^.!?]{0,40}(?:drive|travel|visit|visits|days|meetings|the office)
  flexible working from home
  (?<!(?:fully|full|completely|100 ?%) )remote(?:ly)?(?: work(?:ing)?)?[^.!?]{0,40} (?:option|may|can|could|welcome|free|possible|possibility|if you)(?: [^.!?]{0,40})? (?:our|the|an) (?:\p{L}+ )?office
  home and office
  home or office
  (?:möglichkeit|option) (?:\p{L}+ ){1,3}home[- ]?office
  home[- ]?office (?:bzw\.|oder|und|/) (?:remote|mobil)\p{L}*(?: work| arbeiten)?
  home[- ]working
  (?:sometimes|occasionally|partly|at times)(?: (?:also|work\p{L}*))? (?:remote(?:ly)?|from home)
  // German
  hybrid(?:es|e|er)?
  (?:im|aus dem) (?:büro|office)(?: \([^()]{1,60}\))?,? (?:oder|und|wie|als auch) (?:auch )?(?:von (?:zu ?)?hause|im home[- ]?office|remote)
  (?:von (?:zu ?)?hause|im home[- ]?office|remote) (?:aus )?(?:oder|und|wie|als auch) (?:auch )?(?:im|in unserem|vom|aus dem) (?:büro|office)
  von wo du (?:willst|möchtest)
  home[- ]?office [^.!?]{0,30}regelmäßig
  regelmäßig (?:im|vom|aus dem) home[- ]?office
  (?:teilweise|tageweise|teils|zeitweise|gelegentlich(?:es|er)?|ab und zu|manchmal|zum teil)(?: auch)?(?: mal)? (?:im |aus dem |von )?(?:remote|home[- ]?office|zu ?hause)
  remote (?:ist )?möglich
  home[- ]?office[- ](?:möglich|option|anteil|regelung|tage?|möglichkeit(?:en)?)
  home[- ]?office (?:ist )?(?:\p{L}+ ){0,9}(?:möglich|tageweise|nach absprache)
  möglichkeit(?:en)? (?:zum|zu|für|des|auf|von) (?:\p{L}+ )?(?:home[- ]?office|mobil\p{L}+ arbeiten|remote|telearbeit)
  mobile[sn]? arbeiten
  tage?n? (?:pro woche |die woche )?(?:im )?home[- ]?office
  tage?n? (?:pro woche |die woche )?(?:remote|mobil|vor ort|im büro)
  anteilig(?:es)? home[- ]?office
  (?:bis zu |up to )?\d{1,2}(?: ?[-–] ?\d{1,2})? ?% (?:home[- ]?office|remote|télétravail)
  work[- ]from[- ]home (?:may|can|is|will) (?:be )?(?:available|possible|offered|allowed)
  möglichkeit(?:en)?,? (?:auch )?(?:im|aus dem|von) (?:home[- ]?office|zu ?hause)
  telearbeit
  ortsflexibel
  (?<!(?:voll|komplett|vollständig|100 ?%) )remote[^.!?]{0,50} (?:kannst|können|könnt|gern|gerne|wahlweise|möglich)(?: [^.!?]{0,40})? (?:büro|office|vor ort)
  // French
  hybride
  (?:ponctuellement|occasionnellement|parfois|en partie|partiellement)(?: possible)? (?:en |à )?(?:remote|télétravail|distance|distanciel)
  télétravail partiel
  télétravail complet possible
  télétravail (?:est |reste )?(?:\p{L}+ )?(?:possible|autorisé|envisageable|bienvenu|accepté)
  télétravail (?:occasionnel|ponctuel|flexible|régulier)
  jours? (?:par semaine )?(?:de |en )?télétravail
  jours? (?:de |en )?télétravail
  télétravail \(?(?:jusqu(?:'|’)à )?\d
  possibilité (?:de|d(?:'|’)un) (?:\p{L}+ )?télétravail
  remote partiel
  travail (?:à distance|en remote) (?:est )?possible
  (?<!(?:full|100 ?%|entièrement|intégralement) )(?:à distance|remote|en télétravail)[^.!?]{0,40}(?:possib\p{L}+|option|également|aussi)(?: [^.!?]{0,50})? (?:au bureau|(?:dans|de) (?:nos|les|des) (?:bureaux|locaux)|au sein d(?:e|u|es)?|sur place|sur site)
`;

/** Here. */
export const ON_SITE = words`
  // English
  on[- ]?site
  in[- ]office
  in[- ]person
  in the office (?:full[- ]time|five days|5 days|every day)
  office[- ]based
  not (?:a )?remote
  no remote
  no telecommut\w+
  no telework
  remote (?:work )?(?:is )?not (?:possible|available|an option)
  must work from our office
  // German
  vor ort
  kein home[- ]?office
  kein remote
  in präsenz
  präsenz(?:stelle|arbeitsplatz|arbeit)
  home[- ]?office (?:ist )?(?:leider )?nicht möglich
  // French
  sur site
  en présentiel
  présentiel
  pas de télétravail
  télétravail (?:non|impossible)
  sans télétravail
`;

/** Said before all else: what denies the rest. */
export const NOT_REMOTE = words`
  remote (?:or \p{L}+ )?(?:work )?(?:is )?not (?:possible|available|offered)
  no remote
  not (?:a )?remote
  no telecommut\w+
  no telework
  remote (?:work )?(?:is )?not (?:possible|available|an option)
  kein home[- ]?office
  kein remote
  home[- ]?office (?:ist )?(?:leider )?nicht möglich
  pas de télétravail
  sans télétravail
  télétravail (?:non|impossible)
  100 ?% (?:on[- ]?site|vor ort|présentiel|sur site)
  fully on[- ]?site
`;

/** Elsewhere, where it stands as a term of its own: in a title, a label or a line of terms. */
export const REMOTE = words`
  remote
  home[- ]?office
  work from home
  wfh
  distributed team
  anywhere
  worldwide
  télétravail
  à distance
  distanciel
`;

/** Of tools, teams and others, not of where a job is done. */
export const OF_OTHERS = words`
  in[- ]person (?:customers?|voting|absentee|training|meetings?|events?|service|appointments?|interviews?|visits?|support|requests?)
  remote sensing
  from anywhere["”’']? (?:weeks?|days?|months?|policy)
  remote access
  remote desktop
  remote teams?
  remote offices?
  remote control
  remote monitoring
  remote support
  remote sites?
  remote server
  remote colleagues
  remote interviews?
  remote locations
  on-?site gym
  on-?site canteen
  on-?site parking
  on-?site restaurant
  on-?site kitchen
  on-?site caf[eé]
  on-?site childcare
  on-?site visits?
  on-?site bar
  on[- ]?site (?:\p{L}+ )?(?:interviews?|inspections?|surveys?|assessments?|events?|meetings?|training|support)
  hybrid cloud
  hybrid managed
  hybrid vehicles?
  hybrid apps?
  hybrid mobile
  hybrid infrastructure
  hybrid environments?
  hybrid drive
  customers? on-?site
  sometimes in-person
  possibly in-person
  occasionally in-person
  kunden vor ort
  kunden von überall aus
  kaffee vor ort
  obst vor ort
  getränke vor ort
  parkplatz vor ort
  parkplätze vor ort
  kantine vor ort
  vor ort beim kunden
  interview
`;
