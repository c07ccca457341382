/** The one place that calls the HTTP API. A refused request throws an `ApiError` with the reason in words. */
import { lang, type Lang } from "../words/words";
import { clientWords } from "../words/client";
import type {
  Branch,
  Clock,
  Credentials,
  GameInfo,
  Glossary,
  History,
  Me,
  NewTable,
  Position,
  Problem,
  RulesPage,
  SeatWish,
  TableInfo,
  Totals,
  Verification,
} from "./types";

export type { Clock };

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** The service could not be reached at all. */
export class OfflineError extends ApiError {
  constructor() {
    super(0, { code: "offline", message: clientWords("offline"), values: {} });
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function apiUrl(path: string, query: Query = {}): string {
  const given = Object.entries({ lang: lang.value, ...query }).filter(([, value]) => value !== undefined && value !== null);
  return `/api${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

async function request<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const response = await fetch(apiUrl(path, query), init).catch(() => {
    throw new OfflineError();
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, problemIn(text, response.status));
  return (text ? JSON.parse(text) : undefined) as T;
}

function problemIn(text: string, status: number): Problem {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (problem.message) return { code: problem.code ?? String(status), message: problem.message, values: problem.values ?? {} };
  } catch {
    // Not an answer of the service but of a proxy or gateway in between.
  }
  return { code: String(status), message: clientWords("unclear", { status }), values: {} };
}

/** The server is away, restarting or overloaded: the same request may be sent again in a while. */
export function isTemporary(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.problem.message : clientWords("unclear", { status: String(error) });
}

const get = <T>(path: string, query?: Query) => request<T>("GET", path, undefined, query);
const post = <T>(path: string, body: unknown = {}, query?: Query) => request<T>("POST", path, body, query);

export const api = {
  /** Null: not known to the service yet. */
  me: () => get<Me | null>("/me"),
  callMe: (name: string) => post<Me>("/me", { name }),
  rename: (name: string) => request<Me>("PATCH", "/me", { name }),
  signUp: (who: Credentials) => post<Me>("/accounts", who),
  signIn: (who: Credentials) => post<Me>("/session", who),
  signOut: () => request<void>("DELETE", "/session"),

  games: () => get<GameInfo[]>("/games"),
  content: (game: string, fingerprint: string, lang: Lang) => get<unknown>(`/games/${game}/content`, { v: fingerprint, lang }),
  rules: (game: string) => get<RulesPage>(`/games/${game}/rules`),
  glossary: () => get<Glossary>("/glossary"),

  myTables: () => get<TableInfo[]>("/tables", { mine: true }),
  listedTables: () => get<TableInfo[]>("/tables", { listed: true }),
  open: (table: NewTable) => post<TableInfo>("/tables", table),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  join: (id: string, seat: number | null = null) => post<TableInfo>(`/tables/${id}/join`, { seat }),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  seat: (id: string, seat: number, wish: SeatWish) => post<TableInfo>(`/tables/${id}/seats`, { seat, wish }),

  history: (id: string, seat: number | null) => get<History>(`/tables/${id}/history`, { seat }),
  totals: (id: string, seat: number | null) => get<Totals>(`/tables/${id}/totals`, { seat }),
  moment: (id: string, step: number, seat: number | null) => get<Position>(`/tables/${id}/history/${step}`, { seat }),
  branch: (id: string, from: Branch) => post<TableInfo>(`/tables/${id}/branch`, from),
  record: (id: string, seat: number | null = null) => apiUrl(`/tables/${id}/record`, { seat }),
  upload: (text: string) => post<TableInfo>("/records", { text, seat: null }),
  verification: (id: string) => get<Verification>(`/tables/${id}/verification`),
};
