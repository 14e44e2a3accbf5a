// Parametric car: the meshes of its parts and what each of them is made of.
import { meshOf, type PartMesh, placed } from "../../offline/mesher.ts";
import {
  chrome,
  GLOSS,
  lacquer,
  matt,
  metal,
  type Surface,
  setColour,
  setGrey,
} from "../../offline/surface.ts";
import { shadePlate } from "../plate.ts";
import type { VehicleModel } from "../vehicle.ts";
import { type BodyShape, bodyShape } from "./body-shape.ts";
import type { CarSpec } from "./car-spec.ts";
import {
  dashboard,
  handleMeshes,
  innerMeshes,
  mirrorMeshes,
  mirrorPlace,
  parts,
  plateMeshes,
  railMeshes,
} from "./fittings.ts";
import { bodyShader } from "./shade-body.ts";
import { makeWheel, type Wheel } from "./wheel.ts";

export function makeCar(spec: CarSpec, build: boolean): VehicleModel {
  const shape = bodyShape(spec);
  const { plan, frontX, rearX, wheelRadius } = shape;
  const frontWheel = makeWheel(spec.wheel);
  const rearWheel = spec.rearWheel ? makeWheel(spec.rearWheel) : frontWheel;
  const track = (x: number): number =>
    plan.at(x) - 0.015 - frontWheel.width / 2 + shape.flare + (spec.poke ?? 0);
  const wheelSpots = [frontX, rearX].map((x) => [x, wheelRadius, track(x)] as const);
  const shadeBody = bodyShader(shape);
  const shadeInner = innerShader(shape);
  const mirror = mirrorPlace(shape);

  const shadeMirror = (x: number, y: number, nx: number, m: Surface): void => {
    if (nx > 0.75 && x > mirror.x) metal(m, 0.75, 0);
    else if (y < mirror.y - 0.035 || spec.mirrorBlack) matt(m, 0.012, 0.15);
    else lacquer(m);
  };
  const shadeHandle = (m: Surface): void => {
    if (spec.handleKind === "chrome") chrome(m, 0.75);
    else if (spec.handleKind === "black") matt(m, 0.015, 0.1);
    else lacquer(m);
  };

  return {
    length: spec.length,
    width: 2 * spec.halfWidth,
    height: spec.height,
    meshes: build ? carMeshes(shape, frontWheel, rearWheel, wheelSpots) : [],
    wheelAt: wheelSpots[0],
    distance: spec.distance ?? 13,
    shade(part, x, y, z, nx, ny, nz, m) {
      if (part === parts.body) shadeBody(x, y, z, nx, ny, nz, m);
      else if (part >= parts.wheel) {
        const rear = Math.abs(x - frontX) >= Math.abs(x - rearX);
        const spot = wheelSpots[rear ? 1 : 0];
        (rear ? rearWheel : frontWheel).shade(x - spot[0], y - spot[1], Math.abs(z) - spot[2], m);
      } else if (part === parts.mirror) shadeMirror(x, y, nx, m);
      else if (part === parts.handle) shadeHandle(m);
      else if (part === parts.plate) {
        const front = nx < 0;
        if (Math.abs(nx) < 0.5) matt(m, 0.02);
        else shadePlate(front ? z : -z, y - ((front ? spec.frontPlate : spec.rearPlate) ?? 0), m);
      } else if (part === parts.inner) shadeInner(x, y, m);
      else if (part === parts.rail) metal(m, 0.55, 0.16);
      else spec.shadeExtra?.(part, x, y, z, nx, ny, nz, m);
    },
  };
}

function innerShader(shape: BodyShape): (x: number, y: number, m: Surface) => void {
  const dash = dashboard(shape);
  const leather = shape.spec.leather ?? [0.05, 0.045, 0.042];
  return (x, y, m) => {
    m.kind = GLOSS;
    setColour(m, leather);
    m.rough = 0.5;
    m.f0 = 0.03;
    if (x < dash.x + 0.32 && y < dash.y + 0.02) setGrey(m, 0.015);
  };
}

type Spot = readonly [number, number, number];

function carMeshes(shape: BodyShape, front: Wheel, rear: Wheel, spots: readonly Spot[]): PartMesh[] {
  const { spec, body, end } = shape;
  const W = spec.halfWidth + 0.08;
  const bounds = [-0.06, spec.clearance - 0.08, -W, end + 0.06, spec.height + 0.06, W];
  const meshes = [meshOf(body, bounds, 0.0135, parts.body)];
  const frontMesh = front.mesh(parts.wheel);
  const rearMesh = rear === front ? frontMesh : rear.mesh(parts.wheel + 1);
  spots.forEach(([x, y, z], i) => {
    const mesh = i === 0 ? frontMesh : rearMesh;
    meshes.push(placed(mesh, x, y, z), placed(mesh, x, y, -z, true));
  });
  meshes.push(...mirrorMeshes(shape), ...handleMeshes(shape), ...innerMeshes(shape), ...plateMeshes(shape));
  meshes.push(...railMeshes(shape));
  for (const extra of spec.extra ?? []) {
    meshes.push(meshOf(extra.distance, extra.bounds, extra.cell, parts.extra));
  }
  return meshes;
}
