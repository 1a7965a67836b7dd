/** For the primitives of the screens, which know no contract. */
export { pageName } from '@contract/page-names.ts';
