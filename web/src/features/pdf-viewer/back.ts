/** Where the way back from a shown place leads: to the answer whose mark was pressed, or to the question or the guide on the screen before. */
export interface Back {
  to: 'answer' | 'question' | 'guide';
  go: () => void;
}
