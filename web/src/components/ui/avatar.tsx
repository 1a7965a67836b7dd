import { useState } from 'react';

interface AvatarProps {
  name: string | null;
  email: string | null;
  photo: string | null;
}

/** First letter of the name, else of the e-mail, else '?' (SPEC §2). */
export function initialOf({ name, email }: Pick<AvatarProps, 'name' | 'email'>): string {
  const [first] = (name?.trim() || email?.trim() || '?').normalize('NFC');
  return (first ?? '?').toLocaleUpperCase();
}

/** The student's photo, or a letter where there is none or it does not load. Decorative: its button has the name. */
export function Avatar({ name, email, photo }: AvatarProps) {
  const [lost, setLost] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className="inline-flex size-9 items-center justify-center overflow-hidden rounded-full bg-accent font-medium text-on-accent select-none"
    >
      {photo && photo !== lost ? (
        <img
          src={photo}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setLost(photo)}
          className="size-full object-cover"
        />
      ) : (
        initialOf({ name, email })
      )}
    </span>
  );
}
