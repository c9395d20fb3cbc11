import { phraseList, wordSet } from './word-list.ts';

/** Products, technologies and methods by name. Left out: names that people bear too (Jenkins, Ruby, Julia). */
export const namedTools = phraseList(`
  python
  java
  javascript
  typescript
  kotlin
  golang
  rust
  php
  scala
  rails
  django
  flask
  spring boot
  react
  angular
  vue
  node js
  asp net
  sql
  mysql
  postgres
  postgresql
  sqlite
  mongodb
  redis
  elasticsearch
  kafka
  rabbitmq
  oracle
  snowflake
  bigquery
  redshift
  databricks
  dbt
  airflow
  spark
  hadoop
  pandas
  numpy
  scikit learn
  tensorflow
  pytorch
  jupyter
  tableau
  power bi
  looker
  excel
  google analytics
  google sheets
  aws
  azure
  google cloud
  gcp
  kubernetes
  docker
  terraform
  ansible
  git
  github
  gitlab
  git bisect
  jira
  confluence
  trello
  asana
  notion
  slack
  microsoft teams
  zoom
  grafana
  prometheus
  datadog
  kibana
  splunk
  new relic
  pagerduty
  lighthouse
  devtools
  chrome
  firefox
  safari
  selenium
  cypress
  playwright
  jest
  junit
  pytest
  eslint
  valgrind
  wireshark
  strace
  gdb
  postman
  linux
  windows
  android
  iphone
  ios
  nginx
  apache
  graphql
  grpc
  json
  html
  css
  xml
  csv
  utf 8
  salesforce
  hubspot
  zendesk
  intercom
  freshdesk
  servicenow
  sap
  pipedrive
  mailchimp
  linkedin
  outlook
  sharepoint
  stripe
  paypal
  shopify
  wordpress
  whatsapp
  crm
  kpi
  sla
  nps
  csat
  roi
  gdpr
  explain analyze
  explain plan
  chi squared
  t test
  a b test
  random forest
  logistic regression
  gradient boosting
  shap
  spin selling
  meddic
  bant
`);

/** Numbers that stand without a thing counted. */
export const bareNumberWords = wordSet('half twice dozen hundred thousand million billion');

/** A number behind one of these says which one is meant, not how many. */
export const countingNouns = wordSet(
  'step tab point part question answer number option item chapter page phase no',
);

export const weekdays = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday christmas easter ramadan',
);

export const months = wordSet(`
  january february march april may june july august september october november december
`);

/** A month counts only behind these, since April, May and June are people too. */
export const dateLeads = wordSet('in on since until by last next early late mid of from');

export const numberWords = wordSet(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half twice
`);

export const durations = wordSet('second minute hour day week month quarter year');

/** Plurals that no ending tells. */
export const irregularPlurals = wordSet(
  'people men women children feet teeth mice geese sheep staff police fish pence ones',
);

/** Units that stand in the singular. */
export const measures = wordSet('percent per kg g km m cm mm ml gb mb kb ms euro grand degree celsius');

/** Plurals that stand before what is counted: "ten sales calls". */
export const pluralModifiers = wordSet('sales goods sports customs savings operations systems news');
