import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { VisitorFrame } from './app/layout/visitor-frame.tsx';
import Landing from './features/pages/landing/landing-page.tsx';

export { site } from './config/site.ts';

/** The landing page as HTML, exactly as the app itself would show it to a visitor. */
export const renderLanding = (): string =>
  renderToStaticMarkup(
    <StrictMode>
      <StaticRouter location="/">
        <VisitorFrame>
          <Landing />
        </VisitorFrame>
      </StaticRouter>
    </StrictMode>,
  );
