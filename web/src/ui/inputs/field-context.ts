import { createContext, useContext } from 'react';

export interface FieldContext {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** A text input reports what it holds, so that the field can count it. */
  onText?: ((text: string) => void) | undefined;
}

/** What a field tells the control inside it. */
export const FieldContextProvider = createContext<FieldContext | null>(null);

/** The attributes that tie a control to the label, hint and error of the field around it. */
export const useFieldProps = (own: { id?: string | undefined }) => {
  const field = useContext(FieldContextProvider);
  if (!field) return {};
  return {
    id: own.id ?? field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
};
