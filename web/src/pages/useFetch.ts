/** Data of the service, fetched again whenever a dependency changes. */
import { useEffect, useState } from "preact/hooks";

import { errorMessage } from "../api/client";

export function useFetch<T>(fetch: () => Promise<T>, dependencies: unknown[]): [T | null, string] {
  const [data, setData] = useState<T | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    let mounted = true;
    setError("");
    fetch().then(
      (value) => mounted && setData(value),
      (error: unknown) => mounted && setError(errorMessage(error)),
    );
    return () => {
      mounted = false;
    };
  }, dependencies);
  return [data, error];
}
