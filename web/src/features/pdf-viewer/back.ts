/** Where the way back from a shown place leads: to the answer whose mark was pressed, or to the question on the screen before. */
export interface Back {
  to: 'answer' | 'question';
  go: () => void;
}
