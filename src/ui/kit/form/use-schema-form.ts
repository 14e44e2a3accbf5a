import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type Resolver, useForm } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";

/** A form of text fields, checked by the schema that the server checks its call with. */
export function useSchemaForm<Values extends Record<string, string>>(
  schema: ZodMiniType,
  defaultValues: Values,
) {
  return useForm<Values>({
    // To the schemas everything is unknown before it is checked, so text fields are what they take.
    resolver: zodResolver(schema as never) as unknown as Resolver<Values>,
    defaultValues: defaultValues as DefaultValues<Values>,
  });
}
