/** Generations by what people call them beside the model ("Golf 6", "C-Class W204"): `name:from-to`, model years. */
interface Generations {
  brand: string;
  /** A model, or a family. */
  model: string;
  /** Said right behind the model's name; `gen8`: only where it is called a generation. */
  beside?: string;
  /** Codes that say the model by themselves. */
  alone?: string;
}

const of = (brand: string, model: string, alone: string, beside = ""): Generations => ({
  brand,
  model,
  alone,
  beside,
});
const behind = (brand: string, model: string, beside: string): Generations => of(brand, model, "", beside);

export const generations: readonly Generations[] = [
  of("mercedes-benz", "190-e", "w201:1982-1993"),
  of("mercedes-benz", "c-class", "w202:1993-2000 w203:2000-2007 w204:2007-2014 w205:2014-2021 w206:2021-"),
  of(
    "mercedes-benz",
    "e-class",
    "w124:1985-1996 w210:1995-2002 w211:2002-2009 w212:2009-2016 w213:2016-2023 w214:2023-",
  ),
  of(
    "mercedes-benz",
    "s-class",
    "w126:1979-1992 w140:1991-1998 شبح:1991-1998 shaba7:1991-1998 w220:1998-2005 w221:2005-2013 w222:2013-2020 w223:2020-",
  ),
  of("mercedes-benz", "ml-class", "w163:1997-2005 w164:2005-2011 w166:2011-2015"),
  of("mercedes-benz", "a-class", "w168:1997-2004 w169:2004-2012 w176:2012-2018 w177:2018-"),
  of("bmw", "3-series", "e30:1982-1994 e36:1990-2000 e46:1997-2006 e90:2005-2013 f30:2011-2019 g20:2018-"),
  of("bmw", "5-series", "e34:1987-1996 e39:1995-2004 e60:2003-2010 f10:2009-2017 g30:2016-2023 g60:2023-"),
  of(
    "bmw",
    "7-series",
    "e38:1994-2001 e65:2001-2008 e66:2001-2008 f01:2008-2015 g11:2015-2022 g12:2015-2022",
  ),
  of("bmw", "1-series", "e87:2004-2011 f20:2011-2019"),
  of("bmw", "x5", "e53:1999-2006 e70:2006-2013 f15:2013-2018 g05:2018-"),
  of("bmw", "x3", "e83:2003-2010 f25:2010-2017 g01:2017-"),
  of("bmw", "x6", "e71:2008-2014 f16:2014-2019"),
  behind("audi", "a4", "b5:1994-2001 b6:2000-2006 b7:2004-2008 b8:2007-2015 b9:2015-"),
  behind("audi", "a6", "c5:1997-2004 c6:2004-2011 c7:2011-2018 c8:2018-"),
  behind("audi", "a3", "8l:1996-2003 8p:2003-2013 8v:2012-2020 8y:2020-"),
  behind(
    "volkswagen",
    "golf",
    "1:1974-1983 2:1983-1992 3:1991-1998 4:1997-2004 5:2003-2009 6:2008-2013 7:2012-2020 8:2019-",
  ),
  behind("volkswagen", "golf-gti", "4:1997-2004 5:2003-2009 6:2008-2013 7:2012-2020 8:2019-"),
  behind("volkswagen", "passat", "b5:1996-2005 b6:2005-2010 b7:2010-2015 b8:2014-2023"),
  behind("volkswagen", "polo", "4:2001-2009 5:2009-2017 6:2017-"),
  behind("volkswagen", "jetta", "4:1998-2005 5:2005-2010 6:2010-2018 7:2018-"),
  of(
    "toyota",
    "land-cruiser",
    "lc80:1990-1998 lc100:1998-2007 lc200:2007-2021 lc300:2021-",
    "70:1984- 80:1990-1998 100:1998-2007 200:2007-2021 300:2021-",
  ),
  behind("toyota", "land-cruiser-prado", "90:1996-2002 120:2002-2009 150:2009-2023 250:2023-"),
  of("nissan", "patrol", "y60:1987-1997 y61:1997-2013 y62:2010-"),
  behind("jeep", "wrangler", "yj:1986-1996 tj:1996-2006 jk:2006-2018 jl:2017-"),
  behind("jeep", "grand-cherokee", "zj:1992-1998 wj:1998-2004 wk:2004-2010 wk2:2010-2021 wl:2021-"),
  of("land-rover", "range-rover", "l322:2002-2012 l405:2012-2022 l460:2021-"),
  of("land-rover", "range-rover-sport", "l320:2005-2013 l494:2013-2022 l461:2022-"),
  behind("renault", "clio", "2:1998-2005 3:2005-2014 4:2012-2019 5:2019-"),
  behind("renault", "megane", "1:1995-2002 2:2002-2009 3:2008-2016 4:2015-"),
  behind("porsche", "911", "964:1989-1994 993:1994-1998 996:1997-2005 997:2004-2012 991:2011-2019 992:2018-"),
  behind("porsche", "cayenne", "955:2002-2007 957:2007-2010 958:2010-2017"),
  behind("honda", "civic", "gen8:2005-2011 gen9:2011-2015 gen10:2015-2021 gen11:2021-"),
];
