import { createContext } from 'react';

/** Whether the marked words are drawn smaller than they can be read with ease: then they stand below the page as text, too. */
export const SmallWords = createContext(false);
