import type { ReactNode } from 'react';

const star = 'M5 2.6l.75 2.3H8.2L6.2 6.3l.76 2.3L5 7.2 3.04 8.6l.76-2.3-2-1.4h2.45z';

/** A sign that people take for the language, drawn as simply as its size asks; its name is always beside it. */
const pictures: Readonly<Record<string, ReactNode>> = {
  en: (
    <>
      <rect width="24" height="16" fill="#fff" />
      <path d="M0 1.2h24M0 3.7h24M0 6.2h24M0 8.7h24M0 11.2h24M0 13.7h24" stroke="#b22234" strokeWidth="1.25" />
      <rect width="11" height="8" fill="#3c3b6e" />
    </>
  ),
  zh: (
    <>
      <rect width="24" height="16" fill="#de2910" />
      <path d={star} fill="#ffde00" />
    </>
  ),
  es: (
    <>
      <rect width="24" height="16" fill="#aa151b" />
      <rect y="4" width="24" height="8" fill="#f1bf00" />
    </>
  ),
  fr: (
    <>
      <rect width="24" height="16" fill="#fff" />
      <rect width="8" height="16" fill="#002395" />
      <rect x="16" width="8" height="16" fill="#ed2939" />
    </>
  ),
  it: (
    <>
      <rect width="24" height="16" fill="#fff" />
      <rect width="8" height="16" fill="#009246" />
      <rect x="16" width="8" height="16" fill="#ce2b37" />
    </>
  ),
  // No flag stands for all who speak Arabic: the first letter of its name.
  ar: <Letters>ع</Letters>,
};

/** The sign of a language without a picture: a few letters. */
function Letters({ children }: { children: string }) {
  return (
    <>
      <rect width="24" height="16" fill="#0b6e4f" />
      <text x="12" y="11" fontSize="12" fontWeight="700" textAnchor="middle" fill="#fff">
        {children}
      </text>
    </>
  );
}

/** What is inside the picture of a flag, 24 by 16. */
export default function FlagPicture({ code }: { readonly code: string }) {
  return pictures[code] ?? <Letters>{code}</Letters>;
}
