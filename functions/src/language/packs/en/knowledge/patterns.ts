/** How English says that one thing is, has, causes or is unlike another. */
import type { Knowledge } from '../../../parts/knowledge.ts';

export const patterns: Knowledge['patterns'] = {
  definition: [
    '{S!} (is/are) ~ defined ~ (as/to be) {O*}',
    '{S!} (can be/may be/was/were/has been/have been) ~ defined ~ (as/to be) {O*}',
    '{S!} ~ (refers/refer) ~ to {O*}',
    '{S!} ~ (means/mean) that? {O*}',
    '{S!} ~ (denotes/denote/designates) {O*}',
    '{S!} (is/are) ~ the (term/name/word) (for/given to/used for/used to describe) {O*}',
    '{S!} (is/are) ~ (when/where) {O*}',
    '{S!} ~ (describes/describe) {O*}',
    '{S!} (occurs/happens/takes place/exists) ~ when {O*}',
    '(the/an/a)? (idea/concept/notion/phenomenon/process/practice/principle/term) (of/that) {S!} : {O*}',
    '{S!} (is/are) ~ {O=}',
    '{O} (is/are) ~ (called/termed/named/known as/referred to as/labeled/dubbed) {S!}',
    '{O} (is/are) ~ what (is/are) ~ (called/known as/termed) {S!}',
    '{O} (is/are) ~ what {A} (call/called/calls/term) {S!}',
    '{A*} (define/defines/defined/describe/describes/described) {S!} as {O*}',
    '{A*} (experience/experiences) {S!} when {O*}',
    '{S!} (is/are/can be) ~ (thought of as/viewed as/seen as/characterized as) {O*}',
    '{A*} (use/uses/used/added/coined/introduced) the (term/word/phrase) {S!} to (describe/refer to/mean/denote) {O*}',
    '(a/an/the) {O} (is/are) said to be {S!}',
  ],
  naming: [
    '{A*} , ~ (called/termed/known as/referred to as/named/labeled) {S!}',
    '{A*} ( ~ (called/termed/known as/referred to as/named) {S!} )',
    '{A*} (called/termed/known as/referred to as) {S!}',
    '{A*} which (he/she/they/it) (call/calls/called/termed/named/titled) {S!}',
    '{A*} (came to be/become/became/was/were) known as {S!}',
    '{A*} (call/calls/called/term/termed) (this/these/it/them) {S!}',
    '{A*} (is/are) ~ (called/termed/known as/referred to as) {S!}',
  ],
};
