/** Every path but `/`: the app, at once. */
import './styles/index.css';
import { showPreviewBadge } from './lib/preview-badge.ts';
import { mount } from './main.tsx';

void mount({ opener: null });
void showPreviewBadge();
