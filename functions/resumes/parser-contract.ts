import * as z from 'zod';
import { ParsedResume } from '../../shared/model/parsed-resume.ts';

/** A request to the parser: one uploaded file, by its key in the bucket of files. */
export const ParseRequest = z.object({ key: z.string(), originalFilename: z.string() });
export type ParseRequest = z.infer<typeof ParseRequest>;

/** The parser's answer, whatever is in the file: what could be read, and whether that is too little. */
export const ParseAnswer = z.object({
  /** There is no such file. */
  missing: z.boolean(),
  failed: z.boolean(),
  /** The file is neither a PDF nor a Word document, whatever its name says. */
  foreign: z.boolean().optional(),
  resume: ParsedResume,
  text: z.string(),
});
export type ParseAnswer = z.infer<typeof ParseAnswer>;

/** Longest text of a resume that is kept. */
export const LONGEST_TEXT = 60_000;

/** The answer for a file that could not be read: every field empty, and the reason. */
export const nothingRead = (warning: string, missing = false): ParseAnswer => ({
  missing,
  failed: true,
  resume: {
    firstName: null,
    lastName: null,
    email: null,
    phoneNumber: null,
    location: null,
    summary: null,
    socialProfiles: [],
    employmentHistory: [],
    educationHistory: [],
    skills: [],
    langs: [],
    warnings: [warning],
  },
  text: '',
});
