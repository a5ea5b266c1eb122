import type { ApiData } from '@paddock/api';
import type { ComboboxItem } from '@paddock/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findAddressQuery, getFoundAddress } from './address.queries.ts';

/** A search waits so long (ms) for the next letter. */
const TYPING_MS = 250;

/** The API takes no shorter text. */
const LEAST_LETTERS = 2;

function useTypedText(): [text: string, type: (text: string) => void] {
  const [typed, type] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [text, type];
}

/** The search for an address of a country, and the fields of the chosen one. */
export function useAddressSearch(country: string) {
  const [text, search] = useTypedText();
  const enabled = text.length >= LEAST_LETTERS;
  const { data = [], isFetching, isError } = useQuery({ ...findAddressQuery(text, country), enabled });
  const items: ComboboxItem[] = data.map(({ id, text }) => ({ id: String(id), text }));
  return {
    items,
    isSearching: isFetching,
    hasFailed: isError,
    search,
    /** Null: it could not be read, and the fields are typed. */
    choose: (id: string): Promise<ApiData<'retrieveAddress'> | null> => getFoundAddress(Number(id)).catch(() => null),
  };
}
