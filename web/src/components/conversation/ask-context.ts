import { createContext } from 'react';

/** `withoutBook`: a model answers of its own knowledge; nothing of it is proved. */
export interface HowAsked {
  withoutBook?: boolean;
}

/** Asking from within an answer. */
export interface Asking {
  /** A model serves: what needs understanding can be asked. */
  model: boolean;
  /** A question is on its way; another has to wait. */
  busy: boolean;
  ask: (question: string, how?: HowAsked) => void;
}

/** Given around a conversation; null where nothing can be asked. */
export const AskContext = createContext<Asking | null>(null);
