// Wizard step 2, Company Info: what a save of it may send (spec 5).
import * as z from 'zod/mini';
import { rulesOf } from './assistant-field-values.ts';

export const companyDetailsSchema = z.object(rulesOf('company'));
export type CompanyDetails = z.infer<typeof companyDetailsSchema>;
