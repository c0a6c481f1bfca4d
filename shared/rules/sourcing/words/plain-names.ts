import { entries } from './entries.ts';

/** Names that are also ordinary words, or so short that they turn up by chance. */
export const PLAIN_NAMES = entries`
  go
  r
  c
  excel
  word
  access
  outlook
  spark
  swift
  react
  rust
  ruby
  scala
  dart
  julia
  spring
  express
  flask
  chef
  puppet
  hive
  sage
  epic
  oracle
  slack
  sketch
  looker
  snowflake
  lean
  safe
  rest
  soap
  node
  rails
  asana
  it
  pr
  pm
  er
  ai
  ki
  ia
  ml
  bi
  hr
  rh
  od
  js
  ts
  vb
  qc
  qa
  ui
  ux
  cia
  pals
  rn
  figma
  canva
  groovy
  lua
  perl
  illustrator
  premiere
  cma
  pos
  scm
  sap
  sas
  adp
  emt
  bls
  esl
  sem
  aids
`;

/** Letters that stand for another thing beside these words: ML is a language among languages. */
export const ELSEWHERE = entries`
  ml: prolog, haskell, scheme, erlang, ocaml, caml, lisp, standard
`;
