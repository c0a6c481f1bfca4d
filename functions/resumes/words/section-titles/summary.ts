import { anyOf, words } from '../../../../shared/rules/any-of.ts';

const KIND_OF_SUMMARY = words`
  professional
  career
  executive
  personal
  qualifications
  my
  work
  brief
`;

const SUMMING_UP = words`
  summary
  profile
  overview
  statement
  objective
  highlights
`;

export const SUMMARY = words`
  // English
  ${anyOf(KIND_OF_SUMMARY)} ?${anyOf(SUMMING_UP)}
  summary(?: of (?:qualifications|skills|experience))?
  profile
  profil
  objective
  objectives
  career (?:objective|goal|focus)
  about
  about me
  who i am
  bio
  biography
  overview
  introduction
  statement
  personal statement
  highlights
  // German
  zusammenfassung
  kurzprofil
  über mich
  // French
  profil professionnel
  à propos(?: de moi)?
  résumé
  présentation
  objectif(?: professionnel)?
  accroche
  // Spanish
  perfil
  perfil profesional
  resumen(?: profesional)?
  sobre mí
  acerca de mí
  objetivo(?: profesional)?
  // Italian
  profilo(?: professionale| personale)?
  sommario
  su di me
  obiettivo
  // Dutch
  profiel
  over mij
  samenvatting
  persoonlijk profiel
  // Portuguese
  perfil profissional
  resumo(?: profissional)?
  sobre mim
  objetivo profissional
  sobre
  // Polish
  podsumowanie(?: zawodowe)?
  profil zawodowy
  o mnie
  cel zawodowy
  // Chinese
  个人简介
  自我评价
  个人总结
  简介
  自我介绍
  关于我
  // Russian
  обо мне
  о себе
  job objective
  (?:professional )?synopsis
  persönliches profil
  extracto
  chi sono
  professionele doelstelling
  introdução
`;
