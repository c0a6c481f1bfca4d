import { lines } from './lines.ts';

/*
 * Words of work and of addresses, which are no names where they stand beside one: `data.science@…`, `王伟 (Engineer)`. In the order of
 * the alphabet.
 */
export const WORK_WORDS: ReadonlySet<string> = new Set(
  lines`
    account accounting accounts admin advertising agency agile ai am analysis analyst analytics and android api app application
    applications apps architect architecture art artist asia assistant at audio audit automation aws azure
    backend bank banking beijing best big bio biology biz blockchain board book books brand branding build builder building business buyer
    candidate candidates care career careers cfo ceo chemistry chief china city civil client clients clinical cloud cn co coach code coder
    coding com commerce communication community company computer computing consultant consulting contact content control copy core
    corporate coo creative cto customer cv cyber
    data database deep delivery design designer designs desk dev develop developer development developers devops digital digitalisation
    director doctor docs dr
    ecommerce economics economy education electric electrical electronics email embedded energy eng engineer engineering engineers
    english enterprise estate eu event events executive expert experience
    fashion film finance financial fintech food founder freelance freelancer frontend full fullstack
    game games gaming general global google graphic graphics green group growth
    hardware he head health healthcare hello her hers hi him his hk home hospital hotel hr human
    im image in industrial industry info information infrastructure innovation insurance integration intelligence international internet
    investment ios is it
    japan java javascript job jobs jp junior
    kafka korea kotlin kr kubernetes
    lab labs language languages law lawyer lead leader leadership learn learning legal life linux logistics
    machine mail management manager marketing material materials math mathematics mba me mechanical media medical medicine mentor
    middle ml mobile model models mr mrs ms music my
    native net network networks neural new news node nurse nursing
    of office official on online open operation operations org organisation
    partner people performance pharma phd photo photographer photography physics platform pm president press pro process product
    production products professional program programmer programming project projects psychology public python
    qa quality quant
    react real recruiter recruiting recruitment remote reporting research researcher resources resume retail robot robotics ruby rust
    sales scala science sciences scientist scrum search security senior seo seoul service services shanghai she shop site smart social
    software solution solutions spark spring sql staff start startup stack statistics store strategist strategy student studio support
    sustainability swift system systems
    taiwan talent taipei tax teacher teaching team tech technical technician technologies technology test tester testing tests the their
    them theory they tokyo tool tools trade trading trainer training translation translator travel tw typescript
    ui uk university us user users ux
    vice video vision visual vp
    water web website work worker working world writer writing
    young
  `.flatMap((line) => line.split(/\s+/)),
);
