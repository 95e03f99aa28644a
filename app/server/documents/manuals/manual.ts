import type { ManualEntry, ManualTexts } from "#app/validation/print.schema.ts";

export type Row = { label: string; value: string };
export type Section = { title: string; text?: string | undefined; steps: string[] };
export type Trouble = { problem: string; remedy: string };

export type Manual = {
  brand: { name: string; tagline: string };
  labels: ManualTexts["labels"];
  product: { name: string; promise: string; sku: string };
  edition: { text: string; day: string };
  box: string[];
  figure: ManualEntry["figure"];
  parts: ManualEntry["parts"];
  start: Section[];
  use: Section[];
  care: string[];
  trouble: Trouble[];
  questions: { question: string; answer: string }[];
  specifications: Row[];
  safety: string[];
  disposal: string[];
  radio?: Section | undefined;
  service: ManualTexts["service"];
  serviceCenters: Row[];
  conformity: string;
};

export type Declaration = {
  brand: { name: string };
  words: ManualTexts["declaration"];
  manufacturer: ManualTexts["manufacturer"];
  number: string;
  title: string;
  products: Row[];
  legislation: string;
  standards: string[];
  signed: { text: string; day: string };
};
