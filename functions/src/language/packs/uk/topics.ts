/** Ukrainian. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain: 'вступ|огляд|основи|приклади?|висновки|додаток|історія|встановлення',
};
