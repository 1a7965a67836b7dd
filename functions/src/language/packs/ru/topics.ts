/** Russian. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain: 'введение|обзор|названия|основы|это нужно знать|примеры?|выводы|приложение|история|установка|что дальше',
};
