import type { Ref } from 'react';
import { Field, Input } from '@/components/ui/field.tsx';
import { auth } from '@/config/texts/auth.ts';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The address of an account. */
export const EmailField = ({ value, onChange, ref }: EmailFieldProps) => (
  <Field label={auth.email}>
    {(control) => (
      <Input
        {...control}
        ref={ref}
        type="email"
        name="email"
        autoComplete="email"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
