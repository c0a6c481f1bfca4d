/**
 * What stands in an address where a person’s name belongs and is nobody’s: pages of the sites themselves, words of templates that
 * nobody filled in, and what programs write where they know none. Letters and digits alone, without accents.
 */
export const NAMES_OF_NOBODY: ReadonlySet<string> = new Set(
  `
  about company edit editprofile explore features feed hashtag home i intent jobs join l login logout marketplace messages
  notifications orgs p pricing privacy role search security self settings share signup sponsors topics tos trending u users view

  me my myself mylinkedin myname mypage myprofile myurl myusername
  you your yourcustomurl yourhandle yourid yourlink yourlinkedin yourlinkedinhandle yourlinkedinid yourlinkedinname yourlinkedinprofile
  yourlinkedinurl yourlinkedinusername yourname yournamehere yourname123 yourpage yourprofile yourprofilehere yourprofilename
  yourprofileurl yourpublicprofile yoururl yourusername yourusernamehere yourvanityname yourfirstname yourfirstnamelastname
  yourfirstnameyourlastname yourfullname yourlastname
  candidate candidatename candidateprofile customurl example examplename exampleprofile exampleuser firstlast firstname
  firstnamelast firstnamelastname firstnamesurname fullname handle insertname insertyourname lastname lastnamefirstname linkedin
  linkedinhandle linkedinid linkedinname linkedinprofile linkedinurl linkedinuser linkedinusername name namehere namelastname
  namesurname nameofcandidate person placeholder profile profileid profilelink profilename profileurl publicprofile sample
  sampleprofile sampleuser surname template test testuser url user userid username username123 usernamehere user123 vanityname
  xx xxx xxxx xxxxx xxxxxx xxxxxxx xxxxxxxx

  deinname deinprofil ihrname ihrprofil meinname meinprofil vornamename vornamenachname
  nomprenom prenomnom votrenom votreprofil monprofil
  minombre miperfil nombre nombreapellido nombreapellidos sunombre tunombre tuperfil tuusuario usuario
  iltuonome ilmioprofilo nomecognome tuonome tuoprofilo
  meuperfil nomesobrenome seunome seuperfil seuusuario
  jouwnaam jouwprofiel uwnaam voornaamachternaam

  na nan nil none notavailable null unavailable undefined unknown
  `
    .trim()
    .split(/\s+/),
);
