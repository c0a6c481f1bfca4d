import { entries } from './entries.ts';

/** Names of languages, frameworks, databases and clouds with the other ways to write them: one thing a line. */
export const TECHNOLOGY_NAMES = entries`
  javascript, js, ecmascript, java script
  typescript, ts, type script
  java
  python, python3, python 3
  go, golang
  rust
  ruby
  scala
  swift
  kotlin
  dart
  perl
  php
  c++, cpp, c plus plus
  c#, csharp, c sharp
  c
  r
  matlab
  visual basic, vb
  vba, visual basic for applications
  sql, structured query language
  pl/sql, plsql
  t-sql, tsql, transact-sql
  html, html5
  css, css3
  html/css, html & css
  sass, scss
  bash, shell script, shell scripting, shell scripts
  powershell, power shell
  cobol
  fortran
  elixir
  haskell
  julia
  lua
  groovy
  objective-c, objective c
  abap
  solidity
  react, react.js, reactjs
  react native
  angular, angularjs, angular.js, angular js
  vue, vue.js, vuejs
  next.js, nextjs
  nuxt, nuxt.js
  svelte
  node.js, nodejs, node js, node
  express, express.js, expressjs
  jquery
  redux
  django
  flask
  fastapi
  spring boot, springboot
  spring, spring framework
  hibernate
  laravel
  symfony
  ruby on rails, rails, ror
  .net, dotnet, .net core, .net framework
  asp.net
  flutter
  tailwind, tailwindcss, tailwind css
  bootstrap
  graphql
  rest, restful, rest api, rest apis, restful api, restful apis, rest-api, rest-apis
  soap
  microservices, micro services, microservice, mikroservices
  tensorflow
  pytorch
  scikit-learn, sklearn, scikit learn
  keras
  pandas
  numpy
  opencv
  cuda
  postgresql, postgres, postgre sql
  mysql
  sql server, mssql, ms sql, microsoft sql server, ms sql server
  mongodb, mongo, mongo db
  oracle
  redis
  elasticsearch, elastic search
  cassandra
  dynamodb, dynamo db
  mariadb
  sqlite
  snowflake
  bigquery, big query
  redshift
  databricks
  spark, apache spark, pyspark
  hadoop
  hive, apache hive
  kafka, apache kafka
  airflow, apache airflow
  dbt
  etl, elt, extract transform load
  data warehouse, data warehousing, dwh, data warehouses
  tableau
  power bi, powerbi
  looker
  qlik, qlikview, qlik sense, qliksense
  ssis
  ssrs
  crystal reports
  alteryx
  informatica
  talend
  spss
  sas
  stata
  minitab
  machine learning, ml, maschinelles lernen, apprentissage automatique
  artificial intelligence, ai, künstliche intelligenz, ki, intelligence artificielle, ia
  deep learning
  natural language processing, nlp
  computer vision
  large language models, llm, llms, large language model
  business intelligence, bi
  data science
  pivot tables, pivottables, pivot table, pivot-tabellen, tableaux croisés dynamiques
  aws, amazon web services
  azure, microsoft azure
  gcp, google cloud, google cloud platform
  kubernetes, k8s, kube
  docker
  terraform
  ansible
  puppet
  chef
  jenkins
  git
  github
  gitlab
  svn, subversion
  ci/cd, cicd, continuous integration, continuous delivery, continuous deployment
  devops, dev ops
  linux
  unix
  windows server
  active directory
  vmware
  citrix
  tcp/ip
  cisco
  splunk
  grafana
  prometheus
  infrastructure as code, iac
  site reliability engineering, sre
  seo, search engine optimization, search engine optimisation, suchmaschinenoptimierung, référencement naturel
  sem, search engine marketing
  ppc, pay per click
  ux, user experience
  ui, user interface
  ux/ui, ui/ux
  qa, quality assurance, qualitätssicherung, assurance qualité
  quality control, qc, contrôle qualité, qualitätskontrolle
  api, apis
  sdlc, software development life cycle, software development lifecycle
  oop, object-oriented programming, object oriented programming
  tdd, test-driven development, test driven development
  backend, back-end, back end
  frontend, front-end, front end
  full stack, full-stack, fullstack
  e-commerce, ecommerce, e commerce
`;
