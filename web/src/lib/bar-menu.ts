import { createContext, type ReactNode } from 'react';

/** The menu that a screen with a bar of its own puts into it on a phone; given by the frame around every screen. */
export const BarMenu = createContext<ReactNode>(null);
