import type { Letters } from "virtual:fonts";

/** Unicode ranges of the subsets. */
const separate = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-0130,U+0132-0151,U+0154-017F,U+018F,U+0192,U+0218-021B,U+0259,U+02C7,U+02D8-02D9,U+02DB,U+02DD,U+1E80-1E85,U+1E9E,U+2113",
  // For pages in English or another script; two thirds the size of `latin`.
  "latin-basic":
    "U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0-00B1,U+00B7,U+00BB,U+00D7,U+2009,U+2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+202F,U+20AC,U+2212",
  // For foreign names, on pages whose own letters are in other files; a third the size of `latin`.
  "latin-names": "U+00C0-00FF,U+0131",
  // Separate, because prices would load a Latin extension for one symbol.
  currency: "U+20A0-20AB,U+20AD-20C0",
  // Bulgarian, Russian and Ukrainian. Letters of other languages would add a third.
  cyrillic:
    "U+0401,U+0404,U+0406-0407,U+040D,U+0410-044F,U+0451,U+0454,U+0456-0457,U+045D,U+0490-0491,U+04B0-04B1,U+2116",
  "cyrillic-more":
    "U+0301,U+0400,U+0402-0403,U+0405,U+0408-040C,U+040E-040F,U+0450,U+0452-0453,U+0455,U+0458-045C,U+045E-045F",
  // Kazakh, Kyrgyz and Mongolian, with Tatar and Tajik for names: a quarter of the package's file.
  "cyrillic-ext":
    "U+0492-0493,U+0496-0497,U+049A-049B,U+04A2-04A3,U+04AE-04AF,U+04B2-04B3,U+04B6-04B7,U+04BA-04BB,U+04D8-04D9,U+04E2-04E3,U+04E8-04E9,U+04EE-04EF",
  greek: "U+0384-0386,U+0388-038A,U+038C,U+038E-03A1,U+03A3-03CE",
  vietnamese:
    "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB",
  // Arabic, Persian and Kurdish with digits and joining controls.
  arabic:
    "U+060C,U+061B-061C,U+061F,U+0621-063A,U+0640-0655,U+0660-066D,U+0670,U+067E,U+0686,U+0692,U+0695,U+0698,U+06A4,U+06A9,U+06AF,U+06B5,U+06BE,U+06C0,U+06C6,U+06CC,U+06CE,U+06D5,U+06F0-06F9,U+200C-200F",
  hebrew: "U+05B0-05BC,U+05BE-05BF,U+05C1-05C2,U+05C7,U+05D0-05EA,U+05F3-05F4,U+20AA",
  // The second range has the capitals that some browsers use for headings.
  georgian: "U+10D0-10FF,U+1C90-1CBA,U+1CBD-1CBF",
  armenian: "U+0531-0556,U+0559-058A,U+058D-058F,U+2024",
  thai: "U+0E01-0E3A,U+0E3F-0E5B",
};

const { vietnamese, ...alone } = separate;

export const ranges: Record<Letters, string> = {
  ...alone,
  // One file for sites of these languages, so that a word is never set in two fonts while loading.
  "latin-marks": `${separate["latin-basic"]},U+00C1-00C2,U+00C4,U+00C7,U+00C9,U+00CD-00CE,U+00D3-00D4,U+00D6,U+00DA,U+00DC-00DD,U+00E1-00E2,U+00E4,U+00E7,U+00E9,U+00ED-00EE,U+00F3-00F4,U+00F6,U+00FA,U+00FC-00FD,U+0100-0107,U+010C-0113,U+0116-011B,U+011E-011F,U+0122-0123,U+012A-012B,U+012E-0131,U+0136-0137,U+0139-013E,U+0141-0148,U+0150-0151,U+0154-0155,U+0158-015B,U+015E-0165,U+016A-016B,U+016E-0173,U+0179-017E,U+018F,U+0218-021B,U+0259`,
  "latin-cyrillic": `${separate["latin-basic"]},${separate.cyrillic}`,
  "latin-cyrillic-more": `${separate["latin-basic"]},${separate.cyrillic},${separate["cyrillic-more"]}`,
  "latin-cyrillic-ext": `${separate["latin-basic"]},${separate.cyrillic},${separate["cyrillic-ext"]}`,
  "latin-greek": `${separate["latin-basic"]},${separate.greek}`,
  "latin-vietnamese": `${separate.latin},${vietnamese}`,
};
