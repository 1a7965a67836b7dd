/** What an owner of this site changes: its name, how to reach it, and where else it is found. */
export const site = {
  name: 'Folio',
  /** Where it lives, for those who share a link to it. No slash at the end. */
  url: 'https://folio.example',
  /** Where the contact form's mail goes. */
  contactEmail: 'hello@folio.example',
  /** Where the Terms and the Privacy Policy were last changed, as an ISO date. */
  policiesChanged: '2026-11-01',
  social: [
    { name: 'GitHub', url: 'https://github.com/folio-study' },
    { name: 'Mastodon', url: 'https://mastodon.social/@folio_study' },
    { name: 'YouTube', url: 'https://www.youtube.com/@folio-study' },
  ],
} as const;
