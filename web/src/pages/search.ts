/** Searching as people type: without accents and case, every word must be there. */

const NOT_DECOMPOSED: Record<string, string> = { ł: "l", Ł: "l" };

export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łŁ]/g, (letter) => NOT_DECOMPOSED[letter]!)
    .toLowerCase();
}

export function matcher(query: string): (text: string) => boolean {
  const words = withoutAccents(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const where = withoutAccents(text);
    return words.every((word) => where.includes(word));
  };
}
