import type { FastifySerializerCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { $ZodArray, $ZodObject, $ZodRecord, $ZodType } from "zod/v4/core";
import {
  $ZodArray as ArraySchema,
  $ZodNumberFormat as NumberSchema,
  $ZodObject as ObjectSchema,
  $ZodOptional as OptionalSchema,
  $ZodRecord as RecordSchema,
  $ZodString as StringSchema,
} from "zod/v4/core";
import { textsOf } from "./written-once.ts";

type Write = (value: unknown) => string;
type Route = Omit<Parameters<FastifySerializerCompiler<$ZodType>>[0], "schema">;

/** How answers become JSON: by their schema, which strips what it does not say and throws for what is something else. */
export const compileSerializer: FastifySerializerCompiler<$ZodType> = ({ schema, ...route }) =>
  writerOf(schema, route) ?? plain(schema, route);

const plain = (schema: $ZodType, route: Route): Write => serializerCompiler({ ...route, schema });

/** Undefined where nothing in it is written once, or counted. */
function writerOf(schema: $ZodType, route: Route): Write | undefined {
  const texts = textsOf.get(schema);
  if (texts) return once(texts, plain(schema, route));
  if (schema._zod.def.checks?.length) return undefined;
  if (schema instanceof ArraySchema) return listWriter(schema, route);
  if (schema instanceof ObjectSchema) return objectWriter(schema, route);
  if (schema instanceof RecordSchema) return countsWriter(schema, route);
  return undefined;
}

function once(texts: WeakMap<object, string>, write: Write): Write {
  return (value) => {
    if (typeof value !== "object" || value === null) return write(value);
    let text = texts.get(value);
    if (text === undefined) {
      text = write(value);
      texts.set(value, text);
    }
    return text;
  };
}

function listWriter(schema: $ZodArray, route: Route): Write | undefined {
  const one = writerOf(schema._zod.def.element, route);
  const whole = plain(schema, route);
  return one && ((value) => (Array.isArray(value) ? `[${value.map(one).join(",")}]` : whole(value)));
}

/** Whole numbers by name, some hundred of them beside each search: they are looked at without a copy of them. */
function countsWriter(schema: $ZodRecord, route: Route): Write | undefined {
  const { keyType, valueType } = schema._zod.def;
  const isWhole = valueType instanceof NumberSchema && valueType._zod.def.format === "safeint";
  const isCounts =
    isWhole &&
    keyType instanceof StringSchema &&
    [keyType, valueType].every(({ _zod }) => !_zod.def.checks?.length);
  if (!isCounts) return undefined;
  const whole = plain(schema, route);
  return (value) =>
    Object.prototype.toString.call(value) === "[object Object]" &&
    !Object.hasOwn(value as object, "__proto__") &&
    Object.values(value as object).every(Number.isSafeInteger)
      ? JSON.stringify(value)
      : whole(value);
}

/** What is written once or counted comes first, and then what else there is. */
function objectWriter(schema: $ZodObject, route: Route): Write | undefined {
  const { shape, catchall } = schema._zod.def;
  const own = Object.entries(shape).flatMap(([key, part]) => {
    const isOptional = part instanceof OptionalSchema;
    const inner = isOptional ? part._zod.def.innerType : part;
    const write = writerOf(inner, route);
    return write ? [{ key, write, isOptional }] : [];
  });
  if (own.length === 0 || catchall) return undefined;
  const names = new Set(own.map(({ key }) => key));
  const rest = plain(
    new ObjectSchema({
      type: "object",
      shape: Object.fromEntries(Object.entries(shape).filter(([key]) => !names.has(key))),
    }),
    route,
  );
  const whole = plain(schema, route);
  return (value) => {
    if (typeof value !== "object" || value === null) return whole(value);
    const given = value as Record<string, unknown>;
    const parts = own
      .filter(({ key, isOptional }) => !isOptional || given[key] !== undefined)
      .map(({ key, write }) => `${JSON.stringify(key)}:${write(given[key])}`);
    const others = rest(value).slice(1, -1);
    return `{${[...parts, ...(others ? [others] : [])].join(",")}}`;
  };
}
