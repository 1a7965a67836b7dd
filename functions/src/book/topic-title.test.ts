import { describe, expect, it } from 'vitest';
import { topicOf } from './topic-title.ts';

describe('a section’s title as a topic', () => {
  it.each([
    ['Chapter 3: Sensation and Perception', 'Sensation and Perception'],
    ['5: “Piracy”', 'Piracy'],
    ['2.3 Cognitive Load', 'Cognitive Load'],
    ['B.2 Sparse Matrices', 'Sparse Matrices'],
    ['The Halting Problem', 'The Halting Problem'],
    ['第二章 用 LaTeX 排版文字', '用 LaTeX 排版文字'],
    ['Глава 2. Верстка текста', 'Верстка текста'],
    ['1.4 Zusammenhang', 'Zusammenhang'],
    ['Conjunctive normal form (CNF)', 'Conjunctive normal form (CNF)'],
  ])('%s is about %s', (title, topic) => {
    expect(topicOf(title)).toBe(topic);
  });

  it.each([
    '1 Introduction',
    'A Simple Example',
    '4.2.3 Implementation',
    'Chapter Review',
    'Check Your Understanding',
    'Введение',
    '1.1 概述',
    'Einleitung',
    '3.2 f(x) = x^2',
    '12',
    'What we shall do in this long first chapter of the present book and why',
  ])('%s says nothing to look up', (title) => {
    expect(topicOf(title)).toBeNull();
  });
});
