import type { FieldWords } from "./labels.ts";

/** What each field of a listing is called, wherever it is shown or asked for. */
export const fieldWords = {
  title: "Title",
  brand: "Brand",
  model: "Model",
  year: "Year",
  condition: "Condition",
  category: "Category",
  price: "Asking price",
  currency: "Currency",
  gearType: "Gearbox",
  fuelType: "Fuel",
  mileage: "Mileage",
  mileageAsked: "Mileage (km)",
  accidentHistory: "Accidents",
  accidentHistoryAsked: "Has had an accident",
  source: "Source",
  customs: "Customs",
  titleStatus: "Title status",
  titleStatusAsked: "Salvage or clean title",
  plate: "Plate",
  plateNumber: "Plate number",
  city: "Location",
  phoneNumber: "Phone",
  description: "Description",
  images: "Photos",
  bodyType: "Body",
  engineCapacity: "Engine",
  engineCapacityAsked: "Engine (litres)",
  horsepower: "Power",
  horsepowerAsked: "Power (hp)",
  driveType: "Drive",
  numberOfSeats: "Seats",
  numberOfDoors: "Doors",
  exteriorColor: "Exterior colour",
  interiorColor: "Interior colour",
  previousOwners: "Owners",
  previousOwnersAsked: "Owners so far",
  vinNumber: "VIN",
  licenseValid: "Registration",
  licenseValidAsked: "Valid registration",
  serviceHistory: "Service",
  serviceHistoryAsked: "Complete service history",
  features: "Features",
  motorcycleType: "Type",
  motorcycleTypeAsked: "Motorcycle type",
  bikeEngineSize: "Engine",
  bikeEngineSizeAsked: "Engine (cc)",
} as const satisfies FieldWords;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "listing-fields": typeof fieldWords;
  }
}
